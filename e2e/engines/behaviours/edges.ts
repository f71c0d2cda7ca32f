import { about } from '@/content/about';
import { navigation } from '@/content/navigation';
import { notFound } from '@/content/notFound';
import { offline } from '@/content/offline';
import type { Site } from '@/e2e/engines/site';
import type { Visitor } from '@/e2e/engines/visitor';
import { OTHER_PAGE } from '@/e2e/sitePages';

export async function unknownPath(visitor: Visitor) {
  await visitor.open('/nowhere/?from=a');
  await visitor.see(['h1', notFound.title]);
  await visitor.see(['main', '/nowhere/?from=a']);
  await visitor.address('/404');
}

/** The second visit is in the worker's hands; the third has no network. */
export async function keptPages(visitor: Visitor, site: Site) {
  const isKept = (path: string) =>
    visitor.holds(
      `${path} to be kept`,
      async (path) => Boolean(await caches.match(path, { ignoreVary: true })),
      path,
    );
  await visitor.open('/about/');
  await isKept('/offline/');
  await visitor.open('/about/');
  await visitor.holds('the worker to be in charge', () => Boolean(navigator.serviceWorker.controller));
  await isKept('/about/');
  await visitor.open('/preview/?url=/documents/white-paper.pdf');
  await visitor.see('article canvas');
  await site.cut();
  try {
    await visitor.open('/about/');
    await visitor.see(['h1', about.page.title]);
    await visitor.open(OTHER_PAGE);
    await visitor.see(['h1', offline.title]);
  } finally {
    await site.restore();
  }
}

export async function scriptsOff(visitor: Visitor, site: Site) {
  const { session } = visitor;
  await session.open(`${site.bareOrigin}/`);
  await visitor.see('[role=tabpanel]:last-of-type');
  await visitor.miss(['button', navigation.labels.senior]);
  await session.open(`${site.bareOrigin}/preview/?url=/documents/white-paper.pdf`);
  await visitor.see('main a[href$=".pdf"]');
  await session.open(`${site.bareOrigin}/about/`);
  await visitor.holds('nothing to be transparent', () =>
    [...document.querySelectorAll('main *')].every((element) => getComputedStyle(element).opacity !== '0'),
  );
}
