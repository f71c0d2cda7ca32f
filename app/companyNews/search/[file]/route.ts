import { newsroom } from '@/content/news';

type Props = { params: Promise<{ file: string }> };

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return [...newsroom.searchFiles().keys()].map((file) => ({ file }));
}

export async function GET(_request: Request, { params }: Props) {
  return Response.json(newsroom.searchFiles().get((await params).file));
}
