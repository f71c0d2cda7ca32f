import { articleGraph } from '@/app/_parts/articleGraph';
import { badgeOf, listed } from '@/app/_parts/listed';
import { ArticleNeighbours } from '@/components/news/ArticleNeighbours';
import { ArticleScreen } from '@/components/news/ArticleScreen';
import { Prose } from '@/components/news/Prose';
import { RelatedArticles } from '@/components/news/RelatedArticles';
import { ShareLinks } from '@/components/news/ShareLinks';
import { TagLinks } from '@/components/news/TagLinks';
import { JsonLd } from '@/components/ui/JsonLd';
import { SkyToScale } from '@/components/ui/SkyToScale';
import { drones } from '@/content/drones';
import { news, newsroom } from '@/content/news';
import { site } from '@/content/site';
import { viewer } from '@/content/viewer';
import type { Article } from '@/lib/news/newsFolder';
import { articlePath } from '@/lib/news/newsPaths';
import { readingMinutes } from '@/lib/news/readingMinutes';

const RELATED_ARTICLES = 3;

export function ArticleView({ article }: { article: Article }) {
  const { body } = article;
  const { parts, headings } = newsroom.renderer.forPage(body);
  const { previous, next } = newsroom.neighbours(article);
  const related = newsroom.related(article, RELATED_ARTICLES);
  const facts = { ...article, minutes: readingMinutes(body), badge: badgeOf(article) };
  // The article that the drawing leads to opens with it.
  const isOfSky = drones.sky.link.path === articlePath(article.id);
  return (
    <ArticleScreen
      content={news}
      article={facts}
      headings={headings}
      viewerLabels={viewer}
      drawing={isOfSky && <SkyToScale sky={drones.sky} />}
    >
      <JsonLd graph={articleGraph(article)} />
      <Prose parts={parts} openPictureLabel={news.article.openPicture} viewerLabels={viewer} />
      <TagLinks label={news.article.tags} tags={article.tags} />
      <ShareLinks
        url={site.origin.value + articlePath(article.id)}
        title={article.title}
        labels={news.share}
      />
      <ArticleNeighbours labels={news.article} previous={previous} next={next} />
      <RelatedArticles title={news.article.related} articles={related.map(listed)} />
    </ArticleScreen>
  );
}
