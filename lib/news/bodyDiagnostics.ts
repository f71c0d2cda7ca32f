import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Definition, Html, Image, Link, Nodes, Parents, Text } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visitParents } from 'unist-util-visit-parents';
import type { Diagnostic } from '@/lib/content/diagnostic';
import type { SitePaths } from '@/lib/content/sitePaths';
import type { ArticleBody } from '@/lib/news/articleFiles';
import { parseMarkdown } from '@/lib/news/markdown';
import { FILM, filmPoster } from '@/lib/news/newsFilm';
import { MEDIA_FOLDER } from '@/lib/schema/shared';
import { safeDecode } from '@/lib/url/safeDecode';

type BodyDiagnostic = { message: string; severity?: Diagnostic['severity']; offset?: number };

const OUTSIDE = /^(https?:\/\/|mailto:|tel:)/i;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const PICTURE = /^[a-z0-9/-]+\.(jpg|jpeg|png|webp)$/;

const LOST_MARKS: readonly (BodyDiagnostic & { pattern: RegExp })[] = [
  { pattern: /^(\[\^[^\]\s]+\])：/, message: '注释的冒号应为半角，后面空一格：$1: …' },
  { pattern: /(\[\^[^\]\s]+\])/, message: '注释 $1 没有内容，请在文末写“$1: …”' },
  {
    pattern: /\] ?[(（][^)）]*\/[^)）]*[)）]/,
    message: '链接没有写对：方括号后面紧跟半角圆括号，地址里不能有空格',
  },
  { pattern: /^(##+|＃+) ?[^#＃\s]/, message: '小标题写作“## 标题”：半角井号，后面空一格' },
  {
    pattern: /^[|｜].*[|｜]/,
    message: '表格没有写对：竖线用半角，表头下面要有一行 | --- | --- |，各行格数相同',
  },
  { pattern: /\*\*/, severity: 'warning', message: '星号没有成对，或与文字之间有空格，会照原样显示' },
];

const pathOf = (url: string) => safeDecode(url.split(/[?#]/)[0] ?? '');

function linkDiagnostic({ url }: Link | Definition, site: SitePaths): BodyDiagnostic | undefined {
  if (OUTSIDE.test(url) || url.startsWith('#')) return undefined;
  if (SCHEME.test(url)) {
    return { severity: 'warning', message: `链接“${url.slice(0, 40)}”不安全，会被去掉，请用 https:// 地址` };
  }
  if (url === '') return { message: '链接的括号里没有地址' };
  if (/^www\.|^[\w-]+(\.[\w-]+)+\//.test(url))
    return { message: `外部链接要写全，是否想写 https://${url}？` };
  if (!url.startsWith('/') || url.startsWith('//')) {
    const example = '如 /about/；另一篇文章写作 /companyNews/detail/文件名/';
    const hint = site.leadsSomewhere(`/${pathOf(url)}`) ? `是否想写 /${url}？` : example;
    return { message: `站内链接要以 / 开头，${hint}` };
  }
  const path = pathOf(url);
  if (site.leadsSomewhere(path)) return undefined;
  const meant = site.meantBy(path);
  return { message: `站内没有 ${path} 这个页面或文件${meant ? `，是否想写 ${meant}？` : ''}` };
}

function standsAlone(parents: readonly Parents[]) {
  const [root, paragraph] = parents.slice(-2);
  const alone = (paragraph?.children ?? []).every(
    (child) => child.type === 'image' || child.type === 'break' || textOf(child).trim() === '',
  );
  return root?.type === 'root' && paragraph?.type === 'paragraph' && alone;
}

function imageDiagnostic({ url, alt }: Image, parents: readonly Parents[]): BodyDiagnostic | undefined {
  const film = FILM.exec(url)?.[1];
  if (film) {
    if (!existsSync(join('public', url))) return { message: `找不到短片 public${url}` };
    const poster = join(MEDIA_FOLDER, filmPoster(film));
    if (!existsSync(poster)) return { message: `短片要有封面图 ${poster}` };
  } else if (/^https?:/i.test(url)) {
    return { message: `不能引用别的网站的图片，请把它放进 ${MEDIA_FOLDER}/news，写作 news/文件名.jpg` };
  } else if (!PICTURE.test(url)) {
    return { message: `图片应写作 ${MEDIA_FOLDER} 下的路径，如 news/field.jpg，文件名用小写字母和数字` };
  } else if (!existsSync(join(MEDIA_FOLDER, url))) {
    return { message: `找不到图片 ${MEDIA_FOLDER}/${url}` };
  }
  if (!alt?.trim()) return { message: '图片要有说明，写在方括号里：![图片里有什么](…)' };
  if (!standsAlone(parents)) return { message: '图片要单独成段，前后各空一行' };
  return undefined;
}

function htmlDiagnostic({ value }: Html): BodyDiagnostic | undefined {
  if (value.startsWith('<!--')) return undefined;
  const tag = value.split(/[\s>]/)[0] ?? '';
  return { severity: 'warning', message: `正文里的 HTML“${tag}>”会被忽略，请用 Markdown 写` };
}

function textDiagnostic({ value }: Text): BodyDiagnostic | undefined {
  for (const { pattern, severity, message } of LOST_MARKS) {
    const found = pattern.exec(value);
    if (found) return { severity, message: message.replaceAll('$1', found[1] ?? ''), offset: found.index };
  }
  return undefined;
}

function diagnosticOf(node: Nodes, parents: readonly Parents[], site: SitePaths): BodyDiagnostic | undefined {
  if (node.type === 'link' || node.type === 'definition') return linkDiagnostic(node, site);
  if (node.type === 'image') return imageDiagnostic(node, parents);
  if (node.type === 'html') return htmlDiagnostic(node);
  if (node.type === 'text') return textDiagnostic(node);
  const message = '图片的地址请直接写在圆括号里：![说明](news/文件名.jpg)';
  return node.type === 'imageReference' ? { message } : undefined;
}

export function bodyDiagnostics({ file, body, bodyLine }: ArticleBody, site: SitePaths): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const add = (line: number, column: number, { message, severity = 'error' }: BodyDiagnostic) =>
    diagnostics.push({ file, line: bodyLine + line, column, message, severity });
  visitParents(parseMarkdown(body), (node, parents) => {
    const diagnostic = diagnosticOf(node, parents, site);
    const start = node.position?.start;
    if (diagnostic && start) add(start.line, start.column + (diagnostic.offset ?? 0), diagnostic);
  });
  return diagnostics;
}
