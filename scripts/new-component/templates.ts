/** What a new component begins with, by its kind. It passes every check as it stands. */
export const kinds = ["component", "pattern", "document", "shell"] as const;

export type Kind = (typeof kinds)[number];

/** The folder of ui that a kind lives in. */
export const rooms: Record<Kind, string> = {
  component: "components",
  pattern: "patterns",
  document: "documents",
  shell: "shell",
};

/** `fee-summary` in the ways in which code and people write it. */
type Names = { file: string; type: string; value: string; words: string };

const namesOf = (file: string): Names => {
  const [first = "", ...rest] = file.split("-");
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  return {
    file,
    type: [first, ...rest].map(capital).join(""),
    value: first + rest.map(capital).join(""),
    words: capital([first, ...rest].join(" ")),
  };
};

/** The files of a new component by their names. */
export function filesOf(name: string, kind: Kind): Record<string, string> {
  const names = namesOf(name);
  const [component, stories] =
    kind === "document"
      ? [documentOf(names), documentStories(names)]
      : [componentOf(names, kind === "shell" ? "print:hidden" : "base:min-w-0"), storiesOf(names)];
  return { [`${name}.tsx`]: component, [`${name}.stories.tsx`]: stories };
}

const componentOf = ({ type, words }: Names, look: string) => `\
import type { ComponentProps, ReactNode } from "react";
import { cx } from "class-variance-authority";

export type ${type}Props = ComponentProps<"div"> & {
  /** What stands in it. */
  children: ReactNode;
};

/** ${words}: say here in one sentence what it is for. */
export function ${type}({ className, children, ...rest }: ${type}Props) {
  return (
    <div {...rest} className={cx("${look}", className)}>
      {children}
    </div>
  );
}
`;

const storiesOf = ({ file, type }: Names) => `\
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ${type} } from "./${file}.tsx";

const meta = {
  component: ${type},
  args: { children: "Chukwuemeka Oluwaseun-Abdulrahman Ọláolúwa" },
} satisfies Meta<typeof ${type}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Chukwuemeka/)).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
`;

const documentOf = ({ type, value, words }: Names) => `\
import { DocumentFrame } from "../document-frame/document-frame.tsx";
import { DocumentRows } from "../document-frame/document-section.tsx";
import type { School } from "../document-frame/school-heading.tsx";

/** What the paper shows, finished: it fetches and sums nothing. */
export type ${type}View = {
  /** Who issues it. */
  school: School;
  /** Whom it is about. */
  fullName: string | null | undefined;
};

export type ${type}Props = {
  /** The finished view model. */
  ${value}: ${type}View;
};

/** ${words}: say here in one sentence what it is for. */
export function ${type}({ ${value}: { school, fullName } }: ${type}Props) {
  return (
    <DocumentFrame school={school} title="${words}">
      <DocumentRows rows={[{ label: "Full name", value: fullName }]} />
    </DocumentFrame>
  );
}
`;

const documentStories = ({ file, type, value, words }: Names) => `\
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { school } from "../document-frame/story-school.ts";
import { ${type} } from "./${file}.tsx";

const meta = {
  component: ${type},
  args: { ${value}: { school, fullName: "Chukwuemeka Oluwaseun-Abdulrahman Ọláolúwa" } },
} satisfies Meta<typeof ${type}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "${words}" })).toBeVisible();
  },
};

export const Missing: Story = {
  args: { ${value}: { school, fullName: undefined } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/undefined|null|NaN/);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
`;
