import { about } from '@/content/about';
import { documents } from '@/content/documents';
import { download } from '@/content/download';
import { en } from '@/content/en';
import { guide } from '@/content/guide';
import { preview } from '@/content/preview';
import { privacy } from '@/content/privacy';
import { site } from '@/content/site';

const { title, description, socialImage, updated } = site;

const languages = { 'zh-CN': '/', en: en.page.path };

export const homePage = { path: '/', title, description, updated, socialImage, languages };

export const englishPage = { ...en.page, languages, locale: 'en_US' };

/** The pages without articles that search engines list: the site map follows from here. */
export const staticPages = [
  homePage,
  about.page,
  guide.page,
  download.page,
  preview.page,
  ...documents,
  privacy.page,
  englishPage,
];
