import { about } from '@/content/about';
import { download } from '@/content/download';
import { news } from '@/content/news';
import { preview } from '@/content/preview';
import { privacy } from '@/content/privacy';
import { site } from '@/content/site';

const { title, description, card, updated } = site;

export const homePage = { path: '/', title, description, updated, card: { label: site.name.value, ...card } };

/** What the pages tell search engines of themselves; those of single articles and lists come with the news. */
export const pages = [homePage, about.page, download.page, news.page, preview.page, privacy.page];
