import { articleLink } from '@/app/_parts/articleLink';
import { PageHead } from '@/app/_parts/PageHead';
import { Closing } from '@/components/guide/Closing';
import { Parties } from '@/components/guide/Parties';
import { Prepare } from '@/components/guide/Prepare';
import { Questions } from '@/components/guide/Questions';
import { Steps } from '@/components/guide/Steps';
import { Chapters } from '@/components/ui/chapters/Chapters';
import { HydrateNear } from '@/components/ui/hydration/HydrateNear';
import { guide } from '@/content/guide';
import { technology } from '@/content/home/technology';
import { site } from '@/content/site';
import { answeredQuestions, GUIDE_CHAPTER_IDS } from '@/lib/schema/guide';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(site, guide.page);

const chapters = GUIDE_CHAPTER_IDS.map((id) => ({ id, title: guide[id].title }));
const scenes = guide.prepare.scenes.map((scene) => ({ ...scene, links: scene.articles.map(articleLink) }));
const questions = answeredQuestions(guide.questions.entries);

export default function GuidePage() {
  return (
    <>
      <PageHead page={guide.page} />
      <Chapters label={guide.chaptersLabel} chapters={chapters}>
        <Steps content={guide.steps} stations={technology.platform.stations} />
        <Prepare content={guide.prepare} scenes={scenes} />
        <Parties {...guide.parties} />
        <Questions content={guide.questions} questions={questions} />
      </Chapters>
      <HydrateNear>
        <Closing {...guide.closing} site={site} />
      </HydrateNear>
    </>
  );
}
