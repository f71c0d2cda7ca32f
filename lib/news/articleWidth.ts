const WIDTH_PX = 720;

export const ARTICLE_WIDTH = { '--width': `${WIDTH_PX}px` };
export const ARTICLE_PICTURE_SIZES = { sm: `${WIDTH_PX}px`, base: '100vw' };
