import { about } from '@/content/about';
import { documents } from '@/content/documents';
import { download } from '@/content/download';
import { drones } from '@/content/drones';
import { en } from '@/content/en';
import { guide } from '@/content/guide';
import { aboutIntro } from '@/content/home/aboutIntro';
import { cases } from '@/content/home/cases';
import { ecosystem } from '@/content/home/ecosystem';
import { hero } from '@/content/home/hero';
import { solutions } from '@/content/home/solutions';
import { technology } from '@/content/home/technology';
import { preview } from '@/content/preview';
import { privacy } from '@/content/privacy';
import { site } from '@/content/site';

const { title, description, socialImage, updated } = site;

const languages = { 'zh-CN': '/', en: en.page.path };

export const homePage = { path: '/', title, description, updated, socialImage, languages };

export const englishPage = { ...en.page, languages, locale: 'en_US' };

/** The pages without articles that search engines list, with their content: the site map follows from here. */
export const staticPages = [
  { page: homePage, shows: [hero, aboutIntro, solutions, cases, technology, drones, ecosystem] },
  { page: about.page, shows: about },
  { page: guide.page, shows: guide },
  { page: download.page, shows: download },
  { page: preview.page, shows: preview },
  ...documents.map((page) => ({ page, shows: page })),
  { page: privacy.page, shows: privacy },
  { page: englishPage, shows: en },
];
