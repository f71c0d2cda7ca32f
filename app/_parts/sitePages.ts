import { pages } from '@/app/_parts/pages';
import { newsroom } from '@/content/news';
import { articlePath } from '@/lib/news/newsPaths';
import { picturesIn, picturesInMarkdown } from '@/lib/pictures/collectPictures';
import { largestPicture } from '@/lib/pictures/pictureManifest';
import { isStored } from '@/lib/schema/shared';
import type { SitemapPage } from '@/lib/seo/sitemap';

/** Those of this site that say something: decoration has no alternative text. */
function picturesOf(content: unknown) {
  return picturesIn(content)
    .filter(({ alt, file }) => alt && !isStored(file))
    .map(largestPicture);
}

export function sitePages(): SitemapPage[] {
  return pages.map(({ page: { path, updated }, shows }) => ({ path, updated, pictures: picturesOf(shows) }));
}

export function articlePages(): SitemapPage[] {
  return newsroom.all().map(({ id, date, cover, body }) => ({
    path: articlePath(id),
    updated: date,
    pictures: [...(cover ? [cover] : []), ...picturesInMarkdown(body)].map((file) =>
      largestPicture({ file }),
    ),
  }));
}
