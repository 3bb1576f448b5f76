declare module 'virtual:languages' {
  import type { Messages } from '$lib/i18n/catalog';

  const languages: Record<string, Record<string, () => Promise<{ default: Messages }>>>;
  export default languages;
}
