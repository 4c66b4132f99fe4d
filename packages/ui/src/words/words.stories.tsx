import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Breadcrumbs } from "../components/breadcrumbs/breadcrumbs.tsx";
import { Pagination } from "../components/pagination/pagination.tsx";
import { hausa } from "./story-hausa.ts";
import { WordsProvider } from "./words.ts";

const crumbs = ["Gida", "Makaranta", "Gidajen kwana", "Amina", "Dakuna"].map((label, index) => ({
  label,
  path: `/${index}`,
}));

/** What parts say by themselves, in another language: what their callers say, the callers translate. */
function Parts() {
  return (
    <div className="grid gap-6">
      <Breadcrumbs crumbs={crumbs} />
      <Pagination page={3} size={10} total={4812} onPage={() => undefined} />
    </div>
  );
}

const meta = { title: "Foundations/Words" } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ours: Story = {
  render: () => <Parts />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Next page" })).toBeVisible();
  },
};

export const InHausa: Story = {
  render: () => (
    <WordsProvider value={hausa}>
      <Parts />
    </WordsProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Shafi na gaba" })).toBeVisible();
    await expect(canvas.getByRole("navigation", { name: "Hanyar shafi" })).toBeVisible();
    await expect(canvas.getByText("21 zuwa 30 cikin 4812")).toBeVisible();
  },
};

export const OnAPhone: Story = {
  ...InHausa,
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Shafi na 3 cikin 482" })).toBeVisible();
  },
};
