import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { speak } from '$lib/i18n/say.svelte';
import { settings, show } from '$lib/settings/settings.svelte';

show();
await speak(settings.language);
const target = document.getElementById('app');
if (target) mount(App, { target });
