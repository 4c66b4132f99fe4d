import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Files with a worker of their own begin: they start whole programs and leave a core idle meanwhile, which
 * those that share their modules fill. At the end nothing waits for one of them.
 */
export class ProgramsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const alone = ({ project }: TestSpecification) => (project.config.isolate ? 0 : 1);
    return sorted.toSorted((one, other) => alone(one) - alone(other));
  }
}
