import { filmAddress } from '@/lib/pictures/filmSources';
import { largestPicture, socialImagePath } from '@/lib/pictures/pictureManifest';
import type { DocumentContent } from '@/lib/schema/document';
import type { AnsweredQuestion } from '@/lib/schema/guide/questions';
import type { AboutIntroContent } from '@/lib/schema/home/aboutIntro';
import type { Site } from '@/lib/schema/site';

const LOGO = '/icons/icon-512.png';

export const publishedAt = (date: string) => `${date}T00:00:00+08:00`;

/** The company in short; the home page has the rest under the same @id. */
function publisher({ company, origin }: Site) {
  return {
    '@type': 'Organization',
    '@id': `${origin.value}/#organization`,
    name: company.value,
    url: `${origin.value}/`,
    logo: origin.value + LOGO,
  };
}

function promoFilm({ origin }: Site, { film, filmTitle, filmDate, filmLabel, cover }: AboutIntroContent) {
  return {
    '@type': 'VideoObject',
    name: filmTitle,
    description: filmLabel,
    thumbnailUrl: new URL(largestPicture(cover), origin.value).href,
    uploadDate: publishedAt(filmDate),
    contentUrl: new URL(filmAddress(film), origin.value).href,
  };
}

export function homeGraph(site: Site, intro: AboutIntroContent) {
  const organization = { ...publisher(site), alternateName: [site.name.value, site.latinName.value] };
  const website = { '@type': 'WebSite', name: site.name.value, url: `${site.origin.value}/` };
  return [organization, website, promoFilm(site, intro)];
}

export function breadcrumbList({ name, origin }: Site, pages: { title: string; path: string }[]) {
  const trail = [{ title: name.value, path: '/' }, ...pages];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: origin.value + path,
    })),
  };
}

export function creativeWork(site: Site, path: string, date: string) {
  const url = site.origin.value + path;
  return {
    url,
    mainEntityOfPage: url,
    inLanguage: 'zh-CN',
    datePublished: publishedAt(date),
    author: publisher(site),
    publisher: publisher(site),
    isAccessibleForFree: true,
  };
}

export function documentReport(site: Site, content: DocumentContent) {
  const origin = site.origin.value;
  return {
    '@type': 'Report',
    ...creativeWork(site, content.path, content.issued),
    headline: content.title,
    alternativeHeadline: content.subtitle,
    description: content.description,
    version: content.issued,
    image: origin + socialImagePath(content.socialImage),
    encoding: {
      '@type': 'MediaObject',
      contentUrl: `${origin}/documents/${content.file}.pdf`,
      encodingFormat: 'application/pdf',
    },
  };
}

export function faqPage(questions: readonly AnsweredQuestion[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join('\n') },
    })),
  };
}
