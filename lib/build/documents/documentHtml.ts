import type {
  DocumentChapter,
  DocumentContent,
  DocumentLabels,
  DocumentPicture,
  DocumentSection,
} from '@/lib/schema/document';
import type { Site } from '@/lib/schema/site';

type Surroundings = {
  labels: DocumentLabels;
  site: Site;
  /** The page each chapter begins on; empty in the first of the two runs. */
  chapterPages: number[];
  styles: string;
  logo: string;
};

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A range with its unit, and a short remark in brackets. */
const WHOLE = /[±]?\d[\d.,]*(?:[–—×/-][\d.,]+)*(?: ?[a-zA-Z℃%+/]+| ?\p{Script=Han}{1,2})?|（[^（）]{1,6}）/gu;

function escaped(text: string) {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}

/** Text for HTML, in which no line ends within a range, between a value and its unit, or in a short remark. */
function prose(text: string) {
  return escaped(text).replace(WHOLE, '<span class="whole">$&</span>');
}

function tag(name: string, className: string, ...inner: string[]) {
  return `<${name} class="${className}">${inner.join('')}</${name}>`;
}

function figureText(value: string) {
  return tag('span', 'figure', escaped(value));
}

function chapterNumber(index: number) {
  return figureText(String(index + 1).padStart(2, '0'));
}

function each<T>(items: T[] | undefined, draw: (item: T, index: number) => string) {
  return items ? items.map(draw).join('') : '';
}

function picture({ media, alt, focus, level }: DocumentPicture, shape: 'plate' | 'band') {
  return `<img class="${shape}" src="/pictures/${shape}/${focus}/${level}/${media}" alt="${escaped(alt)}">`;
}

function textWithLead(title: string, text: string) {
  return tag('dt', 'term', escaped(title)) + tag('dd', 'explanation', prose(text));
}

function figures(section: DocumentSection) {
  if (!section.figures) return '';
  const items = each(section.figures, ({ value, unit, label }) =>
    tag(
      'div',
      'stat',
      tag('dd', 'value', figureText(value), unit ? `<small>${escaped(unit)}</small>` : ''),
      tag('dt', 'label', escaped(label)),
    ),
  );
  return `<dl class="stats" data-count="${section.figures.length}">${items}</dl>`;
}

function table(section: DocumentSection) {
  if (!section.table) return '';
  const { head, rows } = section.table;
  const heads = each(head, (cell) => `<th scope="col">${escaped(cell)}</th>`);
  const body = each(rows, ([name = '', ...cells]) => {
    const values = each(cells, (cell) => `<td>${prose(cell)}</td>`);
    return `<tr><th scope="row">${escaped(name)}</th>${values}</tr>`;
  });
  return `<table data-columns="${head.length}"><thead><tr>${heads}</tr></thead><tbody>${body}</tbody></table>`;
}

const ROUTE = { width: 680, height: 128, horizon: 112, crown: 16, edge: 28 };

function heightOfArc(x: number) {
  const { width, horizon, crown } = ROUTE;
  const fromCentre = (x - width / 2) / (width / 2);
  return horizon - (horizon - crown) * Math.sqrt(1 - fromCentre ** 2);
}

function route(section: DocumentSection) {
  const stations = section.route;
  if (!stations) return '';
  const { width, height, horizon, edge } = ROUTE;
  const step = width / stations.length;
  const xs = stations.map((_, index) => step * (index + 0.5));
  const arc = Array.from({ length: 81 }, (_, index) => {
    const x = edge + ((width - 2 * edge) * index) / 80;
    return `${index ? 'L' : 'M'}${x.toFixed(1)} ${heightOfArc(x).toFixed(1)}`;
  }).join('');
  const marks = xs
    .map((x, index) => {
      const y = heightOfArc(x);
      const last = index === xs.length - 1;
      return `<path class="drop" d="M${x} ${(y + 8).toFixed(1)}V${horizon}"/><circle class="${last ? 'drone' : 'station'}" cx="${x}" cy="${y.toFixed(1)}" r="${last ? 7 : 5}"/>`;
    })
    .join('');
  const drawing = `<svg viewBox="0 0 ${width} ${height}" aria-hidden="true"><path class="horizon" d="M0 ${horizon}H${width}"/><path class="arc" d="${arc}"/>${marks}</svg>`;
  const names = each(stations, ({ title, text }) =>
    tag('li', 'stop', tag('strong', 'name', escaped(title)), tag('span', 'what', prose(text))),
  );
  return tag('figure', 'route', drawing, tag('ol', 'stops', names));
}

/** The party most flows touch stands out. */
function hubOf(flows: NonNullable<DocumentSection['flows']>) {
  const parties = flows.flatMap(({ from, to }) => [from, to]);
  const count = (name: string) => parties.filter((party) => party === name).length;
  return parties.reduce((hub, name) => (count(name) > count(hub) ? name : hub), '');
}

function flows(section: DocumentSection) {
  if (!section.flows) return '';
  const hub = hubOf(section.flows);
  const party = (name: string) =>
    `<span class="party"${name === hub ? ' data-hub' : ''}>${escaped(name)}</span>`;
  const rows = each(section.flows, ({ from, what, to }) =>
    tag('li', 'flow', party(from), tag('span', 'passes', prose(what)), party(to)),
  );
  return tag('ul', 'flows', rows);
}

function sectionHtml(section: DocumentSection, labels: DocumentLabels) {
  const wide = !section.heading || section.route || (section.table?.head.length ?? 0) > 3;
  const parts = [
    each(section.text, (text) => `<p>${prose(text)}</p>`),
    section.formula ? tag('p', 'formula', escaped(section.formula)) : '',
    figures(section),
    section.list
      ? tag(
          'ul',
          'list',
          each(section.list, (item) => `<li>${prose(item)}</li>`),
        )
      : '',
    section.terms
      ? tag(
          'dl',
          'terms',
          each(section.terms, ({ title, text }) => tag('div', 'row', textWithLead(title, text))),
        )
      : '',
    section.steps
      ? tag(
          'ol',
          'steps',
          each(section.steps, ({ title, text }, index) =>
            tag(
              'li',
              'step',
              figureText(String(index + 1)),
              tag('strong', 'name', escaped(title)),
              tag('span', 'what', prose(text)),
            ),
          ),
        )
      : '',
    route(section),
    flows(section),
    table(section),
    section.picture ? picture(section.picture, 'band') : '',
    section.source ? tag('p', 'source', `${labels.source}：${prose(section.source)}`) : '',
    section.note ? tag('p', 'note', prose(section.note)) : '',
  ];
  const heading = section.heading ? `<h3>${escaped(section.heading)}</h3>` : '';
  return `<section${wide ? ' data-wide' : ''}>${heading}<div class="body">${parts.join('')}</div></section>`;
}

function chapterHtml(chapter: DocumentChapter, index: number, labels: DocumentLabels) {
  const head = tag(
    'header',
    'opening',
    tag('p', 'number', chapterNumber(index)),
    `<h2 id="chapter-${index + 1}">${escaped(chapter.title)}</h2>`,
    tag('p', 'lead', prose(chapter.lead)),
  );
  const band = chapter.picture ? picture(chapter.picture, 'band') : '';
  return tag(
    'article',
    'chapter',
    head,
    band,
    each(chapter.sections, (section) => sectionHtml(section, labels)),
  );
}

function contentsHtml({ chapters }: DocumentContent, { labels, chapterPages }: Surroundings) {
  const rows = each(chapters, ({ title, lead }, index) => {
    const page = figureText(String(chapterPages[index] ?? ''));
    return `<li><a href="#chapter-${index + 1}">${chapterNumber(index)}<span class="entry"><strong>${escaped(title)}</strong><span>${escaped(lead)}</span></span>${page}</a></li>`;
  });
  return tag('nav', 'contents', `<h2>${labels.contents}</h2>`, tag('ol', 'entries', rows));
}

function coverHtml(content: DocumentContent, { site, logo }: Surroundings) {
  const [year, month] = content.issued.split('-').map(Number);
  return tag(
    'header',
    'cover',
    picture(content.cover, 'plate'),
    tag(
      'div',
      'panel',
      `<h1>${escaped(content.title)}</h1>`,
      tag('p', 'subtitle', escaped(content.subtitle)),
      tag(
        'p',
        'imprint',
        logo,
        `<span>${escaped(site.company.value)}</span>`,
        `<span>${escaped(content.edition)} · ${year} 年 ${month} 月</span>`,
      ),
    ),
  );
}

function closingHtml({ site, labels, logo }: Surroundings) {
  return tag(
    'footer',
    'closing',
    logo,
    tag('p', 'slogan', escaped(site.slogan)),
    tag(
      'p',
      'contact',
      ...[site.company, site.mailbox].map(({ value }) => `<span>${escaped(value)}</span>`),
      `<span>${escaped(site.place)}</span>`,
    ),
    tag('p', 'small', escaped(labels.closing)),
  );
}

/** A document as one HTML page, to be printed to PDF. */
export function documentHtml(content: DocumentContent, surroundings: Surroundings) {
  const { labels, site, styles } = surroundings;
  const running = `@page{@bottom-left{content:"${site.name.value} · ${content.title}"}}`;
  return [
    `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>${escaped(content.title)}</title>`,
    `<style>${styles}${running}</style></head><body>`,
    coverHtml(content, surroundings),
    contentsHtml(content, surroundings),
    each(content.chapters, (chapter, index) => chapterHtml(chapter, index, labels)),
    closingHtml(surroundings),
    '</body></html>',
  ].join('');
}
