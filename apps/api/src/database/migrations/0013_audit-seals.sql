CREATE TABLE "audit_roots" (
	"day" date PRIMARY KEY NOT NULL,
	"number" bigint NOT NULL,
	"hash" "bytea" NOT NULL,
	"forgotten_before" timestamp with time zone NOT NULL,
	"addresses_before" timestamp with time zone NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"mac" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_seals" (
	"number" bigint PRIMARY KEY NOT NULL,
	"row_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"digest" "bytea" NOT NULL,
	"address" "bytea",
	"hash" "bytea" NOT NULL,
	CONSTRAINT "audit_seals_row_key" UNIQUE("row_id")
);
--> statement-breakpoint
DROP INDEX "audit_rows_subject_idx";--> statement-breakpoint
ALTER TABLE "audit_rows" ADD COLUMN "reason" text;--> statement-breakpoint
CREATE INDEX "audit_rows_subject_idx" ON "audit_rows" USING btree ("subject","subject_id","at");