import { coins } from '@/content/coins';
import { appPublished } from '@/content/download';

/** Nobody can register before there is an App: all that shows coins says so. */
export const shownCoins = { ...coins, note: appPublished ? coins.note : coins.noteBeforeApp };
