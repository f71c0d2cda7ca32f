import { homePage } from '@/app/pages';
import { about } from '@/content/about';
import { download } from '@/content/download';
import { drones } from '@/content/drones';
import { aboutIntro } from '@/content/home/about';
import { cases } from '@/content/home/cases';
import { ecosystem } from '@/content/home/ecosystem';
import { hero } from '@/content/home/hero';
import { solutions } from '@/content/home/solutions';
import { technology } from '@/content/home/technology';
import { newsroom } from '@/content/news';
import { preview } from '@/content/preview';
import { privacy } from '@/content/privacy';
import { articlePath } from '@/lib/news/newsPaths';
import { picturesIn, picturesInMarkdown } from '@/lib/pictures/collectPictures';
import { largestPicture } from '@/lib/pictures/pictureManifest';
import type { SitemapPage } from '@/lib/seo/sitemap';

const HOME = [hero, aboutIntro, solutions, cases, technology, drones, ecosystem];

/** Those that say something: decoration has no alternative text. */
function picturesOf(content: unknown) {
  return picturesIn(content)
    .filter(({ alt }) => alt)
    .map(largestPicture);
}

export function sitePages(): SitemapPage[] {
  return [
    { ...homePage, pictures: picturesOf(HOME) },
    { ...about.page, pictures: picturesOf(about) },
    { ...download.page, pictures: picturesOf(download) },
    { ...preview.page, pictures: picturesOf(preview) },
    { ...privacy.page, pictures: picturesOf(privacy) },
  ];
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
