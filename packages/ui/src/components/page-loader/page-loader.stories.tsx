import type { Meta, StoryObj } from "@storybook/react-vite";
import { PageLoader } from "./page-loader.tsx";

const meta = { component: PageLoader } satisfies Meta<typeof PageLoader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithItsOwnWords: Story = { args: { label: "Fetching your application…" } };
