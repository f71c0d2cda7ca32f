import { businessPlan } from '@/content/documents/businessPlan';
import { nestService } from '@/content/documents/nestService';
import { whitePaper } from '@/content/documents/whitePaper';
import { drones } from '@/content/drones';
import { withDroneTables } from '@/lib/drones/withDroneTables';

export const documents = [whitePaper, nestService, businessPlan].map((content) => ({
  ...withDroneTables(content, drones),
  updated: content.issued,
}));
