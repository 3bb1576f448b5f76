import '@testing-library/jest-dom/vitest';
import { prepare } from '$lib/i18n/say.svelte';

await prepare('play', 'learn', 'rules'); // whatever a test shows can be said
