CREATE TABLE "sign_in_tries" (
	"address" text NOT NULL,
	"account" text NOT NULL,
	"failed" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_in_tries_address_account_pk" PRIMARY KEY("address","account")
);
--> statement-breakpoint
CREATE INDEX "sign_in_tries_failed_idx" ON "sign_in_tries" USING btree ("address","at") WHERE "sign_in_tries"."failed";--> statement-breakpoint
CREATE INDEX "sign_in_tries_at_idx" ON "sign_in_tries" USING btree ("at");