/** A range with its unit, and a short remark in brackets. */
const WHOLE =
  /([±]?\d[\d.,]*(?:[～—×/-][\d.,]+)*(?: ?[a-zA-Z℃%+/]+| ?\p{Script=Han}{1,2})?|（[^（）]{1,6}）)/u;

/** Text in which no line ends within a range, between a value and its unit, or in a short remark. */
export function nowrapText(text: string) {
  return text.split(WHOLE).map((part, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name and never move
      <span key={index} data-nowrap>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
