/** The text, cut at each article of a law that it names: every second piece is such a name. */
export function splitArticles(text: string) {
  return text.split(/(第[一二三四五六七八九十]+条)/);
}

/** The text, cut at each bracket that names an article: every second piece is such a bracket. */
export function splitBracketedArticles(text: string) {
  return text.split(/(（[^（）]*条[^（）]*）)/);
}
