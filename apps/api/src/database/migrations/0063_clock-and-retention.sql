CREATE TABLE "clock_checks" (
	"id" integer PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"even_since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "retention_confirmations" (
	"situation" text PRIMARY KEY NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "retention_counts" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"forgotten" integer NOT NULL,
	CONSTRAINT "retention_counts_day_kind_pk" PRIMARY KEY("day","kind")
);
