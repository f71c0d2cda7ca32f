export const HERO_INTERVAL_MS = 4000;
export const NOTICE_INTERVAL_MS = 3000;
export const CAROUSEL_INTERVAL_MS = 3000;
export const REVEAL_MARGIN_PX = 100;

export const TOAST_DURATION_MS = 3000;
export const TOASTS_AT_ONCE = 3;

export const TABS_FADE_MS = 300;
export const OVERLAY_Z_INDEX = 2000;
export const TOAST_Z_INDEX = 2200;

export const VIEWER_MIN_SCALE = 0.2;
export const VIEWER_MAX_SCALE = 7;
export const VIEWER_ROTATION_DEG = 90;

export const PROBE_TIMEOUT_MS = 5000;
export const DOMAIN_LIST_PATH = '/boce.json';
export const CANDIDATES_MAX = 12;

export const ANNOUNCEMENTS_PATH = '/anno.json';
export const BANNERS_PATH = '/banner.json';
export const ANNOUNCEMENTS_MAX = 50;
export const BANNERS_MAX = 10;
export const NOTICE_TITLE_MAX = 80;
export const NOTICE_CONTENT_MAX = 5000;
export const NOTICE_ACTION_MAX = 16;
export const NOTICE_REFRESH_MS = 300_000;

export const ADDRESS_MAX = 2000;
export const REQUEST_TIMEOUT_MS = 10_000;
export const ENQUIRY_TIMEOUT_MS = 15_000;
/** A person takes longer over a form; many a robot does not wait. */
export const ENQUIRY_NOT_BEFORE_MS = 3000;
/** A browser on Windows does nothing with a longer mailto: 2048 characters. */
export const MAILTO_MAX = 1900;
export const SETTLED_AT_LATEST_MS = 10_000;
export const OFFLINE_COPIES_AFTER_MS = 3000;

export const NEWS_PAGE_SIZE = 12;
export const ARCHIVE_PAGE_SIZE = 120;
/** Stands in for an article where there is none, since a route without pages stops the export; pruned afterwards. */
export const NO_ARTICLE_ID = '_none';
/** CSS pixels to a PDF point at 100 %. */
export const PREVIEW_POINT_PX = 96 / 72;
export const PREVIEW_ZOOM_RATE = 1.2;
export const PREVIEW_MIN_SCALE = 0.25;
export const PREVIEW_MAX_SCALE = 5;
export const READER_AWAITED_MS = 5000;
export const PREVIEW_STALL_MS = 20_000;
export const PREVIEW_PRINT_MAX_PAGES = 60;
