import type { Listed, Tables } from '$lib/wire/messages';

const NEWS = 5000;

/** A list of tables that grows page by page, and is looked up again while somebody looks at it. */
export class Listing {
  tables: Listed[] = $state.raw([]);
  error: unknown = $state.raw(null);
  isLoading = $state(true);
  hasMore = $state(false);

  #next: string | null = null;
  #pages = 0;
  readonly #fetch: (before: string | null) => Promise<Tables>;

  constructor(fetch: (before: string | null) => Promise<Tables>) {
    this.#fetch = fetch;
    void this.more();
  }

  async more(): Promise<void> {
    this.isLoading = true;
    this.error = null;
    try {
      const page = await this.#fetch(this.#next);
      this.#pages += 1;
      this.#show([...this.tables, ...page.tables], page.next ?? null);
    } catch (error) {
      this.error = error;
    } finally {
      this.isLoading = false;
    }
  }

  /** Looks again at once. */
  again(): Promise<void> {
    return this.#refresh();
  }

  /** Looks again every few seconds; returns how to stop. */
  follow(): () => void {
    const again = (): void => void (document.visibilityState === 'visible' && this.#refresh());
    const timer = setInterval(again, NEWS);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }

  /** As many pages as are shown, anew; what fails now is asked for again a little later. */
  async #refresh(): Promise<void> {
    if (this.isLoading) return;
    const pages = Math.max(1, this.#pages);
    const tables: Listed[] = [];
    let next: string | null = null;
    try {
      for (let at = 0; at < pages && (at === 0 || next !== null); at += 1) {
        const page: Tables = await this.#fetch(next);
        tables.push(...page.tables);
        next = page.next ?? null;
      }
    } catch {
      return;
    }
    if (this.isLoading || pages !== Math.max(1, this.#pages)) return; // somebody wanted more meanwhile
    this.#pages = pages;
    this.error = null;
    this.#show(tables, next);
  }

  #show(tables: Listed[], next: string | null): void {
    this.tables = tables;
    this.#next = next;
    this.hasMore = next !== null;
  }
}
