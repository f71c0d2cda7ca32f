import { categoryOf, socialImageOf } from '@/app/_parts/categories';
import { withBadge } from '@/app/_parts/withBadge';
import { ArticleNeighbours } from '@/components/news/ArticleNeighbours';
import { ArticleScreen } from '@/components/news/ArticleScreen';
import { Prose } from '@/components/news/Prose';
import { RelatedArticles } from '@/components/news/RelatedArticles';
import { ShareLinks } from '@/components/news/ShareLinks';
import { ButtonLink } from '@/components/ui/Button';
import { FlightLimitsDiagram } from '@/components/ui/drawings/FlightLimitsDiagram';
import { JsonLd } from '@/components/ui/JsonLd';
import { drones } from '@/content/drones';
import { articles, news } from '@/content/news';
import { site } from '@/content/site';
import type { Article } from '@/lib/news/articleFiles';
import { articlePath } from '@/lib/news/newsPaths';
import { newsArticle } from '@/lib/seo/newsArticle';
import { breadcrumbList } from '@/lib/seo/structuredData';

export function ArticleView({ article }: { article: Article }) {
  const { body, title } = article;
  const path = articlePath(article.id);
  const category = categoryOf(article);
  const trail = [news.page, category, { title, path }];
  const { blocks, headings } = articles.renderer.forPage(body);
  // The flight-limits drawing links to one article, which shows the drawing in place of a cover.
  const isOfFlightLimits = drones.flightLimits.link.path === path;
  return (
    <ArticleScreen
      content={news}
      article={withBadge(article)}
      category={category}
      headings={headings}
      drawing={isOfFlightLimits && <FlightLimitsDiagram limits={drones.flightLimits} />}
    >
      <JsonLd graph={[newsArticle(site, article, socialImageOf(article)), breadcrumbList(site, trail)]} />
      <Prose blocks={blocks} openPictureLabel={news.article.openPicture} />
      <p data-above="8" data-not-printed>
        <ButtonLink link={news.article.ask} variant="filled" />
      </p>
      <ShareLinks url={site.origin.value + path} title={title} labels={news.share} />
      <ArticleNeighbours labels={news.article} {...articles.neighbours(article)} />
      <RelatedArticles title={news.article.related} articles={articles.related(article).map(withBadge)} />
    </ArticleScreen>
  );
}
