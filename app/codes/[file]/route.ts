import { footer } from '@/content/footer';
import { codeFile } from '@/lib/pictures/codeFile';

export const dynamic = 'force-static';
export const dynamicParams = false;

const codes = footer.codes.map(({ target }) => codeFile(target.value));

export function generateStaticParams() {
  return codes.map(({ name }) => ({ file: name }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const markup = codes.find(({ name }) => name === file)?.markup;
  return new Response(markup, { headers: { 'Content-Type': 'image/svg+xml' } });
}
