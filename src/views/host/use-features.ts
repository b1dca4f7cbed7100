import { useStore } from '@nanostores/react'
import { $features } from '../../core/index'

/** Which sections and screens the host has turned on. The calling view renders again when this changes. */
export const useFeatures = () => useStore($features)
