import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Breadcrumbs } from "../components/breadcrumbs/breadcrumbs.tsx";
import { Button } from "../components/button/button.tsx";
import { Pagination } from "../components/pagination/pagination.tsx";
import type { DataColumn } from "../patterns/data-table/column.ts";
import { DataTable } from "../patterns/data-table/data-table.tsx";
import { french } from "./story-french.ts";
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

type Hall = { name: string; town: string; beds: number };

const halls: readonly Hall[] = Array.from({ length: 1312 }, (_, index) => ({
  name: `Résidence Reine Amina ${index + 1}`,
  town: index % 2 === 0 ? "Ibadan" : "Porto-Novo",
  beds: 1200 + index,
}));

const columns: readonly DataColumn<Hall>[] = [
  { id: "name", header: "Résidence", value: ({ name }) => name, rowHeader: true },
  { id: "town", header: "Ville", value: ({ town }) => town },
  { id: "beds", header: "Lits", value: ({ beds }) => beds, numeric: true },
];
const nameOf = ({ name }: Hall) => name;

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
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Shafi na 3 cikin 482" })).toBeVisible();
  },
};

/** A table says some fifty things by itself; its columns and their values are the caller's. */
export const TableInFrench: Story = {
  render: () => (
    <WordsProvider value={french}>
      <DataTable
        label="Résidences"
        searchLabel="Chercher une résidence"
        exportName="residences"
        columns={columns}
        rows={halls}
        rowId={nameOf}
        rowLabel={nameOf}
        bulkActions={({ clear }) => (
          <Button size="small" onClick={clear}>
            Fermer
          </Button>
        )}
      />
    </WordsProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole("checkbox", { name: /^Choisir Résidence/ });
    if (!first || !second) throw new Error("no rows to choose");
    await userEvent.click(first);
    await expect(canvas.getByText("1 ligne choisie")).toBeVisible();
    await userEvent.click(second);
    await expect(canvas.getByText("2 lignes choisies")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Colonnes" })).toBeVisible();
    await expect(canvas.getByText(/^1 à 10 sur 1\s312$/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText("Chercher une résidence"), "Lagos{Enter}");
    await expect(await canvas.findByText("Aucun résultat pour « Lagos »")).toBeVisible();
    await userEvent.click(
      canvas.getAllByRole("button", { name: "Effacer la recherche" })[0] ?? document.body,
    );
    await expect(await canvas.findByRole("button", { name: "Exporter" })).toBeVisible();
  },
};
