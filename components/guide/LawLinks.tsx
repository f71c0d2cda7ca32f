import { SiteLink } from '@/components/ui/SiteLink';
import { Text } from '@/components/ui/Text';
import type { Law } from '@/lib/schema/guide/rules';
import { splitLawArticles } from '@/lib/text/splitLawArticles';

type LawLinksProps = { text: string; law: Pick<Law, 'url' | 'articles'> };

export function LawLinks({ text, law }: LawLinksProps) {
  return splitLawArticles(text).map((piece, index) =>
    index % 2 ? (
      <SiteLink key={piece} href={articleHref(piece, law)} newTab data-links="" data-nowrap="">
        {piece}
      </SiteLink>
    ) : (
      piece && <Text as="span" key={piece} text={piece} />
    ),
  );
}

/** The official page has no anchors, so a text fragment finds the article; older browsers open the page's top. */
function articleHref(article: string, { url, articles }: LawLinksProps['law']) {
  const words = articles[article];
  return words ? `${url}#:~:text=${encodeURIComponent(words)}` : url;
}
