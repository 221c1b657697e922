import { z } from "zod";

// zod otherwise tries out whether it may compile code, which the content security policy reports as a violation.
z.config({ jitless: true });
