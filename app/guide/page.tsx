import { articleLink } from '@/app/_parts/articleLink';
import { PageHead } from '@/app/_parts/PageHead';
import { Job } from '@/components/guide/Job';
import { Parties } from '@/components/guide/Parties';
import { Prepare } from '@/components/guide/Prepare';
import { Questions } from '@/components/guide/Questions';
import { Rules } from '@/components/guide/Rules';
import { Steps } from '@/components/guide/Steps';
import { ButtonLink } from '@/components/ui/Button';
import { Chapters } from '@/components/ui/chapters/Chapters';
import { LazyHydrate } from '@/components/ui/hydration/LazyHydrate';
import { drones } from '@/content/drones';
import { guide } from '@/content/guide';
import { questions } from '@/content/guide/questions';
import { rules } from '@/content/guide/rules';
import { site } from '@/content/site';
import { tanksOf } from '@/lib/drones/jobSums';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(site, guide.page);

const scenes = guide.prepare.scenes.map((scene) => ({
  ...scene,
  links: [...(scene.rules ? [scene.rules] : []), ...scene.articles.map(articleLink)],
}));
const tanks = tanksOf(drones.models, guide.job.quantities.tank.label);

const chapters = [
  {
    id: 'prepare',
    title: guide.prepare.title,
    section: (
      <Prepare content={guide.prepare} scenes={scenes}>
        <LazyHydrate>
          <Job content={guide.job} tanks={tanks} />
        </LazyHydrate>
      </Prepare>
    ),
  },
  { id: 'rules', title: rules.title, section: <Rules {...rules} /> },
  { id: 'parties', title: guide.parties.title, section: <Parties {...guide.parties} law={rules.law} /> },
  { id: 'questions', title: questions.title, section: <Questions content={questions} law={rules.law} /> },
];

export default function GuidePage() {
  return (
    <>
      <PageHead page={guide.page} tone="ink">
        <span data-screen="from-sm">
          <ButtonLink link={guide.ask} variant="ghost" />
        </span>
      </PageHead>
      <Steps {...guide.steps} />
      <Chapters label={guide.chaptersLabel} chapters={chapters} />
    </>
  );
}
