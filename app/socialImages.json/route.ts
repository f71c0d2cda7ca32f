import { allSocialImages } from '@/app/_parts/socialImages';
import { socialImageFile } from '@/lib/seo/socialImage';

export const dynamic = 'force-static';

/** What lib/build/pictures/socialImages.ts draws: it takes the list out of the export and puts the pictures there. */
export function GET() {
  return Response.json(
    allSocialImages().map((socialImage) => ({ ...socialImage, file: socialImageFile(socialImage) })),
  );
}
