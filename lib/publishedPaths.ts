export const API_SERVERS_PATH = '/boce.json';
export const ANNOUNCEMENTS_PATH = '/anno.json';
export const BANNERS_PATH = '/banner.json';
/** The editors' desk. Most sites have none online. */
export const DESK_PATH = '/desk/';

/** Folders of the export whose files have a hash or version in their address and are cached for ever. */
export const HASHED_FOLDERS = ['_next', 'pdfjs', 'pictures', 'codes'];
