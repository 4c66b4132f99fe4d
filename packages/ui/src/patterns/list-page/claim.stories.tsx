import type { Meta, StoryObj } from "@storybook/react-vite";
import { CoursesPage } from "../../guidance/list/courses-page.tsx";
import { addEditDelete } from "./claim-play.ts";

/** A new page of the school, put together from the package alone. Guidance/A list page shows each of its files. */
const meta = {
  title: "Patterns/List page/A list page from the docs alone",
  component: CoursesPage,
  args: { given: [{ code: "CSC 301", title: "Data Structures", units: 3, semester: "First" }] },
} satisfies Meta<typeof CoursesPage>;

export default meta;

const files = import.meta.glob<string>("../../guidance/list/*", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Every file of the page, one under the other. */
const code = Object.entries(files)
  .map(([path, text]) => `// ${path.replace(/^.*\//, "")}\n\n${text}`)
  .join("\n");

export const AddsEditsDeletes: StoryObj<typeof meta> = {
  parameters: { docs: { source: { code, language: "tsx" } } },
  play: addEditDelete,
};
