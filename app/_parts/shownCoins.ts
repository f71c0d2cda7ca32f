import { coins } from '@/content/coins';
import { appPublished } from '@/content/download';

/** Nobody can register before there is an App, so its note replaces the usual one until then. */
export const shownCoins = { ...coins, note: appPublished ? coins.note : coins.noteBeforeApp };
