export const HERO_INTERVAL_MS = 4000;
export const CAROUSEL_INTERVAL_MS = 3000;

export const TOAST_DURATION_MS = 3000;

export const OVERLAY_Z_INDEX = 2000;

export const VIEWER_ROTATION_DEG = 90;

export const DOMAIN_LIST_PATH = '/boce.json';
export const CANDIDATES_MAX = 12;

export const ANNOUNCEMENTS_PATH = '/anno.json';
export const BANNERS_PATH = '/banner.json';
export const ANNOUNCEMENTS_MAX = 50;
export const BANNERS_MAX = 10;
export const NOTICE_TITLE_MAX_CHARS = 80;
export const NOTICE_CONTENT_MAX_CHARS = 5000;
export const NOTICE_ACTION_MAX_CHARS = 16;

export const URL_MAX_CHARS = 2000;
export const REQUEST_TIMEOUT_MS = 10_000;

export const NEWS_PAGE_SIZE = 12;
/** A placeholder article, because Next's export fails for a dynamic route without pages; pruned afterwards. */
export const NO_ARTICLE_ID = '_none';
