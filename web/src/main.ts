import { mount } from 'svelte'
import App from './App.svelte'
import './style/fonts.css'
import './style/tokens.css'
import './style/chart.css'
import './style/base.css'
import './style/print.css'

mount(App, { target: document.getElementById('app')! })
