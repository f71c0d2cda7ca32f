/** Cuts the text at each article of a law; every second piece is the name of an article. */
export const splitLawArticles = (text: string) => text.split(/(第[一二三四五六七八九十]+条)/);

/** Cuts the text at each bracket with an article; every second piece is such a bracket. */
export const splitLawBrackets = (text: string) => text.split(/(（[^（）]*条[^（）]*）)/);
