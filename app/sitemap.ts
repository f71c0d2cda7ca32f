import type { MetadataRoute } from 'next';
import { listPages } from '@/app/_parts/listPages';
import { staticPages } from '@/app/_parts/staticPages';
import { articles } from '@/content/news';
import { site } from '@/content/site';
import { articlePath } from '@/lib/news/newsPaths';
import { picturesIn, picturesInMarkdown } from '@/lib/pictures/collectPictures';
import { largestPicture } from '@/lib/pictures/pictureManifest';
import { isRemote } from '@/lib/schema/shared';

export const dynamic = 'force-static';

const origin = site.origin.value;

function entry(path: string, updated: string | undefined, pictures: string[]) {
  const images = [...new Set(pictures)].map((file) => origin + largestPicture({ file }));
  return { url: origin + path, lastModified: updated, images };
}

/** Decoration has no alternative text, and remote pictures belong to another host's site map. */
function picturesOf(content: unknown) {
  return picturesIn(content).flatMap(({ alt, file }) => (alt && !isRemote(file) ? [file] : []));
}

export default function sitemap(): MetadataRoute.Sitemap {
  return [
    ...staticPages.map(({ page, shows }) => entry(page.path, page.updated, picturesOf(shows))),
    ...listPages().map(({ path, updated }) => entry(path, updated, [])),
    ...articles
      .published()
      .map(({ id, date, cover, body }) =>
        entry(articlePath(id), date, [...(cover ? [cover] : []), ...picturesInMarkdown(body)]),
      ),
  ];
}
