/** What Chromium 99, Firefox 97 or Safari 15.4 drop, with the declaration or the whole rule around it. */
const LATER: [pattern: RegExp, fault: string][] = [
  [/@(container|property|scope|starting-style|position-try)\b/, ''],
  [/(?<![\w-])(color-mix|light-dark|ok(lab|lch)|lab|lch|color|linear|image-set)\(/, ''],
  [/(?<![\w-])(sin|cos|tan|round|mod|rem|abs|sign|anchor)\(/, ''],
  [/(?<![\w#-])-?[\d.]+([dsl]v([hwib]|min|max)|r?lh|cq([wihb]|min|max))(?![\w-])/, ''],
  [/@media[^{]*[<>]/, '@media (width >= …)'],
  [/[;{](translate|rotate|scale):/, ''],
  [/[{}](?:[^{}@]*,)?[^{},@]*&/, '&'],
  [/[{}](?:[^{}@]*,[^{}]*:has\(|[^{}@]*:has\([^{}]*,)/, ':has(…) 与别的选择器写在一起'],
  [/(?<![\w-])subgrid\b/, ''],
];

/** A block with up to two levels of blocks inside. */
const BLOCK = String.raw`\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}`;
const ASKED_FIRST = new RegExp(`@supports[^{]*${BLOCK}`, 'g');
const STRING = /"[^"]*"|'[^']*'|url\([^)]*\)/g;

/** What a sheet of the export uses outside @supports and the oldest browsers of browserslist do not know. */
export function laterStyles(css: string) {
  const bare = css.replace(STRING, '""').replace(ASKED_FIRST, '');
  return LATER.flatMap(([pattern, fault]) => {
    const [found] = pattern.exec(bare) ?? [];
    return found === undefined ? [] : [fault || found.replace(/^[;{]/, '')];
  });
}

/** Statements that only name layers: where a sheet with one comes from the cache, Chromium 102 and 103 freeze. */
export function bareLayers(css: string) {
  return css.replace(STRING, '""').match(/@layer[^{};]*(?:;|$)/g) ?? [];
}
