import { businessPlan } from '@/content/documents/businessPlan';
import { nestService } from '@/content/documents/nestService';
import { whitePaper } from '@/content/documents/whitePaper';
import { drones } from '@/content/drones';
import { withDroneTables } from '@/lib/drones/withDroneTables';

/** 资料页、页脚和英文页都按这个顺序列出。 */
export const documents = [whitePaper, nestService, businessPlan].map((document) =>
  withDroneTables(document, drones),
);
