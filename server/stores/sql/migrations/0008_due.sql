ALTER TABLE "projects" ADD COLUMN "due_amount" numeric(14, 2);--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "due_date" text DEFAULT '' NOT NULL;