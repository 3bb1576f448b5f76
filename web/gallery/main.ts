import '../src/styles/tokens.css';
import '../src/styles/base.css';
import { mount } from 'svelte';
import Gallery from './Gallery.svelte';
import { prepare, speak } from '$lib/i18n/say.svelte';
import { show } from '$lib/settings/settings.svelte';

show();
await speak(null);
await prepare('play');
const target = document.getElementById('app');
if (target) mount(Gallery, { target });
