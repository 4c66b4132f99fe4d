/** The workshop's build beside a server, with programs of a line in the place of turbo. */
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { getPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { noWorkshop } from "../../apps/api/src/server/workshop.ts";
import { buildWorkshop } from "../../scripts/start/workshop.ts";

/** A folder with what an earlier build has left, and a line of JavaScript as the builder. */
async function building(program: string, patience?: number) {
  const folder = await mkdtemp(join(tmpdir(), "polyportal-workshop-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const output = join(folder, "output");
  await mkdir(output);
  await writeFile(join(output, "index.html"), "");
  const workshop = noWorkshop();
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => said.mockRestore());
  const pid = join(folder, "pid");
  const begun = `require("node:fs").writeFileSync(${JSON.stringify(pid)}, String(process.pid));`;
  const built = buildWorkshop(
    workshop,
    output,
    [process.execPath, "-e", begun + program],
    patience,
  );
  return { built, workshop, output, pid, said };
}

/** A builder has the lowest priority: beside other tests its first line may take seconds. */
async function pidIn(file: string): Promise<number> {
  return vi.waitFor(
    async () => {
      const pid = Number(await readFile(file, "utf8"));
      expect(pid).toBeGreaterThan(0);
      return pid;
    },
    { timeout: 45_000 },
  );
}

const runs = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const forEver = "setInterval(() => {}, 1000)";

test("what is built stays, and nothing is said", async () => {
  const { built, workshop, output, said } = await building("");
  expect(workshop.build).toBe("under way");
  expect(await built).toBe(true);
  expect(workshop.build).toBe("none");
  expect(existsSync(output)).toBe(true);
  expect(said).not.toHaveBeenCalled();
});

test("a build that fails leaves no half, and names the command that says why", async () => {
  const { built, workshop, output, said } = await building("process.exit(3)");
  expect(await built).toBe(false);
  expect(workshop.build).toBe("failed");
  expect(existsSync(output)).toBe(false);
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("`pnpm storybook:build`"));
});

test("a builder that is not there fails as well", async () => {
  const workshop = noWorkshop();
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => said.mockRestore());
  expect(await buildWorkshop(workshop, join(tmpdir(), "none-such"), ["no-such-tool"])).toBe(false);
  expect(workshop.build).toBe("failed");
});

test("it steps back behind everything else, and ends with the server: no process, no half", async () => {
  const { built, workshop, output, pid, said } = await building(forEver);
  const builder = await pidIn(pid);
  expect(getPriority(builder)).toBe(19);
  await workshop.end();
  expect(await built).toBe(false);
  expect(runs(builder)).toBe(false);
  expect(existsSync(output)).toBe(false);
  expect(said).not.toHaveBeenCalled();
});

test("one that does not want to end is made to", async () => {
  const { built, workshop, pid } = await building(
    `process.on("SIGTERM", () => {}); ${forEver}`,
    100,
  );
  const builder = await pidIn(pid);
  await workshop.end();
  expect(await built).toBe(false);
  expect(runs(builder)).toBe(false);
});
