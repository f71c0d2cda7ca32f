import { coins } from '@/content/coins';
import { appPublished } from '@/content/download';

/** Users register in the App, so `noteBeforeApp` replaces the usual note until a store has the App. */
export const shownCoins = { ...coins, note: appPublished ? coins.note : coins.noteBeforeApp };
