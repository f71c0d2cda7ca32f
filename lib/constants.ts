export const DOMAIN_LIST_PATH = '/boce.json';
export const ANNOUNCEMENTS_PATH = '/anno.json';
export const BANNERS_PATH = '/banner.json';

export const VIEWER_ROTATION_DEG = 90;
