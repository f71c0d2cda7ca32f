import { categoryOf, socialImageOf } from '@/app/_parts/categories';
import { withBadge } from '@/app/_parts/withBadge';
import { ArticleNeighbours } from '@/components/news/ArticleNeighbours';
import { ArticleScreen } from '@/components/news/ArticleScreen';
import { Prose } from '@/components/news/Prose';
import { RelatedArticles } from '@/components/news/RelatedArticles';
import { ShareLinks } from '@/components/news/ShareLinks';
import { TagLinks } from '@/components/news/TagLinks';
import { ButtonLink } from '@/components/ui/Button';
import { FlightLimitsDiagram } from '@/components/ui/drawings/FlightLimitsDiagram';
import { JsonLd } from '@/components/ui/JsonLd';
import { drones } from '@/content/drones';
import { articles, news } from '@/content/news';
import { site } from '@/content/site';
import type { Article } from '@/lib/news/articleFiles';
import { articlePath } from '@/lib/news/newsPaths';
import { readingMinutes } from '@/lib/news/readingMinutes';
import { newsArticle } from '@/lib/seo/newsArticle';
import { breadcrumbList } from '@/lib/seo/structuredData';

export function ArticleView({ article }: { article: Article }) {
  const { body, title } = article;
  const path = articlePath(article.id);
  const trail = [news.page, categoryOf(article), { title, path }];
  const { blocks, headings } = articles.renderer.forPage(body);
  const { previous, next } = articles.neighbours(article);
  const related = articles.related(article);
  const meta = { ...withBadge(article), minutes: readingMinutes(body) };
  // The flight-limits drawing links to one article, which shows the drawing in place of a cover.
  const isOfFlightLimits = drones.flightLimits.link.path === path;
  return (
    <ArticleScreen
      content={news}
      article={meta}
      headings={headings}
      drawing={isOfFlightLimits && <FlightLimitsDiagram limits={drones.flightLimits} />}
    >
      <JsonLd graph={[newsArticle(site, article, socialImageOf(article)), breadcrumbList(site, trail)]} />
      <Prose blocks={blocks} openPictureLabel={news.article.openPicture} />
      <TagLinks label={news.article.tags} tags={article.tags} />
      <p data-above="8" data-not-printed>
        <ButtonLink link={news.article.ask} variant="filled" />
      </p>
      <ShareLinks url={site.origin.value + path} title={title} labels={news.share} />
      <ArticleNeighbours labels={news.article} previous={previous} next={next} />
      <RelatedArticles title={news.article.related} articles={related.map(withBadge)} />
    </ArticleScreen>
  );
}
