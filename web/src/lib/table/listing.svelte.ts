import type { Listed, Tables } from '$lib/wire/messages';

/** A list of tables that grows page by page. */
export class Listing {
  tables: Listed[] = $state.raw([]);
  error: unknown = $state.raw(null);
  isLoading = $state(true);
  hasMore = $state(false);

  #next: string | null = null;
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
      this.tables = [...this.tables, ...page.tables];
      this.#next = page.next ?? null;
      this.hasMore = this.#next !== null;
    } catch (error) {
      this.error = error;
    } finally {
      this.isLoading = false;
    }
  }
}
