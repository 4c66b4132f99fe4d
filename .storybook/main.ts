import type { StorybookConfig } from "@storybook/react-vite";
import tailwindcss from "@tailwindcss/vite";

/** Libraries' "use client", and how long plugins take. */
const unremarkable: ReadonlySet<string> = new Set(["MODULE_LEVEL_DIRECTIVE", "PLUGIN_TIMINGS"]);

const config: StorybookConfig = {
  stories: [
    "../packages/ui/src/guidance/*.mdx",
    "../packages/ui/src/**/*.stories.tsx",
    "../apps/applicant/src/**/*.stories.tsx",
    "../apps/portal/src/**/*.stories.tsx",
  ],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  framework: "@storybook/react-vite",
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), tailwindcss()],
    build: {
      ...vite.build,
      // Storybook's own chunks are large, and nobody opens them on a phone.
      chunkSizeWarningLimit: 2_000,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        onLog: (level, log, handle) => {
          if (!unremarkable.has(log.code ?? "")) handle(level, log);
        },
      },
    },
  }),
};

export default config;
