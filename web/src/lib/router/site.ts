/** Where the app lies: with a server that answers for all of its addresses, or as files on a host that knows none. */

/** The folder of the app's files. When it is built, this file is one of those in `assets/`. */
export const root: URL = import.meta.env.PROD
  ? new URL(/* @vite-ignore */ '..', import.meta.url)
  : new URL('/', window.location.href);

/** `tenfold site` writes it into the page; what a server gives out has none. */
const named = document.querySelector<HTMLMetaElement>('meta[name="tenfold-server"]');

/** Whether the app is files alone: then the place in the app stands behind the `#` of an address. */
export const isStatic = named !== null;

/** The server to play with others on: the app's own, or the one that a site of files names, or none. */
export const server: URL | null = named ? (named.content ? new URL(named.content) : null) : root;

/** The address of `/api/…` or `/socket/…` there. */
export function atServer(path: string): string {
  const { origin, href } = new URL(path.slice(1), server ?? root);
  return origin === window.location.origin ? href.slice(origin.length) : href;
}
